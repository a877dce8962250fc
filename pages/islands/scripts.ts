type Script = { default: (element: HTMLElement) => void }

const scripts = import.meta.glob<Script>('./*/script.ts', { base: '/components/widgets/' })

for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) {
  const { script, hydrate } = element.dataset
  // Without its script the element stays as the page has it.
  const run = () =>
    scripts[`./${script}/script.ts`]!()
      .then((loaded) => loaded.default(element))
      .catch(console.error)
  if (hydrate === 'idle') (window.requestIdleCallback ?? setTimeout)(run)
  else if (hydrate === 'visible') {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void run()
    }).observe(element)
  } else {
    const media = matchMedia(hydrate!)
    if (media.matches) void run()
    else media.addEventListener('change', run, { once: true })
  }
}
