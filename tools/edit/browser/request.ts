import type { PagePart } from '../block.ts'
import type { ActionAnswer, ActionInput, ActionName } from '../edit-server.ts'
import { EDIT_PATH, TOKEN_HEADER, type PageError } from '../protocol.ts'
import { inTurn } from '../in-turn.ts'

/** An answer that says why something was not done, with what the server knows besides. */
export class Refused extends Error {
  readonly details: {
    /** What the part is in the file, where another program has changed it. */
    theirs?: PagePart
    /** Where a text is wrong that was refused. */
    errors?: PageError[]
    /** Whether the server did not answer: the text may be right. */
    isUnanswered?: boolean
  }

  constructor(message: string, details: object) {
    super(message)
    this.details = details
  }
}

let token = tokenIn(document)

function tokenIn(page: Document): string | undefined {
  const facts = JSON.parse(page.getElementById('staffroom-page')?.textContent ?? '{}') as { editToken?: string }
  return facts.editToken
}

/** Asks for the right to edit again, which ends with the server. False if no server answers. */
export async function renewAccess(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' })
    token = tokenIn(new DOMParser().parseFromString(await answer.text(), 'text/html')) ?? token
    return true
  } catch {
    return false
  }
}

/** After this long a request counts as not answered: those behind it, and the keys, wait for it. */
const MAX_WAIT_MS = 60_000

/**
 * Sends a request to the dev server. Requests are answered in the order in which they are sent, but one of a hidden
 * page does not wait: its tab may be closing.
 * @param maxWait for how long an answer is waited for, in milliseconds
 */
export function request<Name extends ActionName>(
  action: Name,
  input: ActionInput<Name>,
  maxWait = MAX_WAIT_MS,
): Promise<ActionAnswer<Name>> {
  return sendInTurn(() => requestAtOnce(action, input, AbortSignal.timeout(maxWait)), document.hidden)
}

const sendInTurn = inTurn()

/** The longest request that browsers send after a page is closed has 64 kB; a character has up to three bytes. */
const MAX_KEPT_LENGTH = 20_000

/**
 * Sends a request without waiting for the others: one that takes long.
 * @param signal ends the wait for an answer
 */
export async function requestAtOnce<Name extends ActionName>(
  action: Name,
  input: ActionInput<Name>,
  signal: AbortSignal | null = null,
): Promise<ActionAnswer<Name>> {
  const body = JSON.stringify({ ...input, action })
  const post = async () => {
    const response = await fetch(EDIT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token ?? '' },
      body,
      keepalive: document.hidden && body.length < MAX_KEPT_LENGTH,
      signal,
    })
    return { isDone: response.ok, ...((await response.json()) as { error?: string }) }
  }
  const { isDone, error, ...answer } = await post().catch(() => {
    const message = 'The dev server does not answer. Your text is kept in this browser; start npm run dev again.'
    throw new Refused(message, { isUnanswered: true })
  })
  if (error !== undefined) throw new Refused(error, { isUnanswered: !isDone, ...answer })
  return answer as unknown as ActionAnswer<Name>
}
