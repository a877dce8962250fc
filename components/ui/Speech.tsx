/** One turn of a call, with the speaker's name. */
export function Speech({ speaker, text }: { speaker: 'agent' | 'caller'; text: string }) {
  return (
    <p>
      <b className="mono">
        {speaker === 'agent' ? 'Agent' : 'Caller'}
        <span className="sr-only">:</span>
      </b>{' '}
      <span>{text}</span>
    </p>
  )
}
