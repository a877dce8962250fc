/** One turn of a call, with the speaker's name. */
export function Speech({ by, words }: { by: 'agent' | 'caller'; words: string }) {
  return (
    <p>
      <b className="mono">
        {by === 'agent' ? 'Agent' : 'Caller'}
        <span className="sr-only">:</span>
      </b>{' '}
      <span>{words}</span>
    </p>
  )
}
