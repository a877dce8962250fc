import { MDXProvider } from '@mdx-js/react'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { createContext, useContext, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { examples } from 'virtual:widget-examples'
import { prose } from '../../../../components/prose/index.tsx'
import { loadFullStylesheet } from '../../../../pages/islands/full-stylesheet.ts'

type Props = Record<string, unknown>

/** What the gallery's controls give the widget that is shown. */
const Given = createContext<Props>({})

/** A widget's own page in the gallery's frame: it tells how tall it is, and shows itself with the props that it is sent. */
export function startSpecimen(name: string): void {
  if (parent === window) return
  // The gallery has a main part of its own.
  document.querySelector('main')!.ariaLabel = name
  const place = document.querySelector<HTMLElement>('main > .page')!
  new ResizeObserver(() => tell({ height: Math.ceil(place.getBoundingClientRect().height) })).observe(place)
  const redraw = drawer(name, place)
  addEventListener('message', ({ origin, data }) => {
    const { props } = data as { props?: Props }
    if (origin === location.origin && props) redraw(props).catch((error: unknown) => tell({ failed: String(error) }))
  })
  tell({ ready: true })
}

/** Draws the example anew in the browser, the first time in place of the page's HTML; the widget's state stays from then on. */
function drawer(name: string, place: HTMLElement): (props: Props) => Promise<void> {
  let root: Root | undefined
  return async (props) => {
    const { Content, components } = await loadExample(name)
    await loadFullStylesheet()
    if (!root) {
      place.replaceChildren()
      root = createRoot(place, {
        onUncaughtError: (error) => {
          root = undefined
          tell({ failed: (error as Error).message })
        },
      })
    }
    root.render(
      <Given value={props}>
        <MDXProvider components={components}>
          <Content />
        </MDXProvider>
      </Given>,
    )
  }
}

async function loadExample(name: string) {
  const { default: Content, views } = await examples[name]!()
  const named = await Promise.all(
    Object.entries(views).map(async ([each, { fallbacks, load }]) => {
      const View = (await load())[each]!
      return [
        each,
        each === name
          ? shown(View, fallbacks)
          : (props: Props) => <View route={location.pathname} {...fallbacks} {...props} />,
      ] as const
    }),
  )
  loadExample.known.set(
    name,
    loadExample.known.get(name) ?? { Content, components: { ...prose, ...Object.fromEntries(named) } },
  )
  return loadExample.known.get(name)!
}
// A component must stay the same one from drawing to drawing, or its state is lost.
loadExample.known = new Map<string, { Content: MDXContent; components: MDXComponents }>()

/** The widget that the gallery shows: what the controls say counts, except for what stands between its tags. */
function shown(View: ComponentType<Props>, fallbacks: Props): ComponentType<Props> {
  return function Shown({ children }) {
    const given = useContext(Given)
    return (
      <View route={location.pathname} {...fallbacks} {...given}>
        {children}
      </View>
    )
  }
}

function tell(data: Props): void {
  parent.postMessage(data, location.origin)
}
