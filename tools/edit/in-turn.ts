/** Runs an action after those before it. */
export type RunInTurn = <T>(action: () => Promise<T>, isUrgent?: boolean) => Promise<T>

/**
 * Runs actions one after the other, in the order in which they are given. One that fails stops no later one, and an
 * urgent one does not wait for those before it.
 */
export function inTurn(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (action, isUrgent = false) => {
    const result = isUrgent ? action() : last.then(action)
    last = Promise.allSettled([last, result])
    return result
  }
}
