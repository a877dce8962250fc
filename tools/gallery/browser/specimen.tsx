import { MDXProvider } from '@mdx-js/react'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { createContext, useContext, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { examples } from 'virtual:widget-examples'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'
import { prose } from '../../../components/prose/index.tsx'
import * as registry from '../../../components/widgets/registry.ts'
import { loadFullStylesheet } from '../../../pages/client/load-on-demand.ts'
import { defaultValues } from '../form-fields.ts'

type Props = Record<string, unknown>

/** The props from the gallery's controls. */
const GalleryProps = createContext<Props>({})

/** Starts a widget's page in the gallery's iframe: it posts its height and renders with the props it receives. */
export function startSpecimen(name: string): void {
  if (parent === window) return
  // The gallery has a main landmark too, so this one needs a name.
  document.querySelector('main')!.ariaLabel = name
  const place = document.querySelector<HTMLElement>('main > .page')!
  new ResizeObserver(() => post({ height: Math.ceil(place.getBoundingClientRect().height) })).observe(place)
  const render = createRenderer(name, place)
  addEventListener('message', ({ origin, data }) => {
    const { props } = data as { props?: Props }
    if (origin === location.origin && props) render(props).catch((error: unknown) => post({ failed: String(error) }))
  })
  post({ ready: true })
}

/**
 * Returns a function that renders the example with props. The first call replaces the page's HTML; later ones keep the
 * state.
 */
function createRenderer(name: string, place: HTMLElement): (props: Props) => Promise<void> {
  let root: Root | undefined
  return async (props) => {
    const { Content, components } = await loadExample(name)
    await loadFullStylesheet()
    if (!root) {
      place.replaceChildren()
      root = createRoot(place, {
        onUncaughtError: (error) => {
          root = undefined
          post({ failed: (error as Error).message })
        },
      })
    }
    root.render(
      <GalleryProps value={props}>
        <MDXProvider components={components}>
          <Content />
        </MDXProvider>
      </GalleryProps>,
    )
  }
}

async function loadExample(name: string) {
  const { default: Content } = await examples[name]!()
  const views = Object.values<WidgetDeclaration>(registry).map((widget) => [
    widget.name,
    viewOf(widget, widget.name === name),
  ])
  const known = loadedExamples.get(name)
  const loaded = known ?? { Content, components: { ...prose, ...(Object.fromEntries(views) as MDXComponents) } }
  loadedExamples.set(name, loaded)
  return loaded
}
/** Cached because React drops the state if the component changes between renders. */
const loadedExamples = new Map<string, { Content: MDXContent; components: MDXComponents }>()

/**
 * A widget as MDX uses it.
 * @param isOwn whether it has the props from the gallery's controls; its children come from the example
 */
function viewOf({ component, props }: WidgetDeclaration, isOwn: boolean): ComponentType<Props> {
  const View = component as ComponentType<Props>
  const fallbacks = defaultValues(props)
  return function WithFallbacks({ children, ...written }) {
    const given = useContext(GalleryProps)
    return (
      <View route={location.pathname} {...fallbacks} {...(isOwn ? given : written)}>
        {children}
      </View>
    )
  }
}

function post(data: Props): void {
  parent.postMessage(data, location.origin)
}
