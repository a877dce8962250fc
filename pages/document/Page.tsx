import { MDXProvider } from '@mdx-js/react'
import { gallery } from 'virtual:gallery'
import { Frame } from '../../components/frame/Frame.tsx'
import { templates } from '../../components/frame/templates.tsx'
import type { LoadedPage } from '../page/load-page.ts'
import { mdxComponents } from '../page/components.tsx'
import { RenderedPageContext } from '../islands/Island.tsx'

/** Renders a content file as the body of its page. */
export function Page({ page }: { page: LoadedPage }) {
  const { file, route, frontMatter, headings, updated, buildDate, Content } = page
  const Template = templates[frontMatter.template]
  return (
    <Frame route={route} header={frontMatter.header} footer={frontMatter.footer} source={file}>
      <Template contents={frontMatter.toc ? headings : []} agent={frontMatter.agent} industry={frontMatter.industry}>
        <RenderedPageContext value={{ route, updated, buildDate, islandIds: new Map() }}>
          <MDXProvider components={mdxComponents}>
            <Content />
          </MDXProvider>
          {gallery && <gallery.Below page={page} />}
        </RenderedPageContext>
      </Template>
    </Frame>
  )
}
