// Stands before the policy of every page under test, which therefore does not apply to it.

// Not every engine's protocol tells of errors, of files that did not load and of violations of the policy.
window.problems = []
addEventListener(
  'error',
  ({ message, target }) => window.problems.push(message ?? `not loaded: ${target.outerHTML}`),
  true,
)
addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.problems.push(`policy: ${violatedDirective} ${blockedURI}`),
)

window.findVisible = (css, text = '') => {
  const plain = (words) => words.replace(/\s+/g, ' ').replace(/\u2011/g, '-')
  const editor = document.querySelector('staffroom-edit')?.shadowRoot
  return [document, editor ?? []]
    .flat()
    .flatMap((root) => [...root.querySelectorAll(css)])
    .find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        plain(`${element.getAttribute('aria-label') ?? ''} ${element.textContent}`).includes(text),
    )
}
