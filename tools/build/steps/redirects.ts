import { hostRulesOf, writeHosts, type PermanentRedirect } from './hosts/write-hosts.ts'
import type { BuildStep } from '../step.ts'
import { redirectsOf } from '../../content/routes.ts'
import { isPublished } from '../../content/publication.ts'

/** A redirect with the title of its target page. */
type TitledRedirect = PermanentRedirect & { title: string }

/**
 * Writes each `redirectFrom` twice: in the hosts' own files, and as a page for hosts without redirects. The page
 * replaces the entry in the history, and works without JavaScript.
 */
export function redirectPages(): BuildStep {
  return {
    end: async ({ content, folder, addPage, settings }) => {
      const [{ pages }, origin] = await Promise.all([content.index(), content.origin()])
      const redirects = pages
        .filter(({ frontMatter }) => isPublished(frontMatter, content.publication()))
        .flatMap(({ route, frontMatter }) =>
          redirectsOf(frontMatter).map((from): TitledRedirect => ({ from, to: route, title: frontMatter.title })),
        )
        .sort((a, b) => (a.from < b.from ? -1 : 1))
      writeHosts(folder, hostRulesOf(redirects), settings)
      for (const redirect of redirects) addPage(`${redirect.from}.html`, redirectPage(redirect, origin))
    },
  }
}

/** A page that redirects at once. Paths have no characters that HTML or JavaScript would need to escape. */
function redirectPage({ to, title }: TitledRedirect, origin: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><title>${text}</title><meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}">
<script>location.replace('${to}'+location.search+location.hash)</script>
</head>
<body><p>This page has moved: <a href="${to}">${text}</a></p></body>
</html>
`
}
