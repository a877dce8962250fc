/**
 * Speculation rules that prefetch a page when the pointer rests on a link to it. They are constant, so the content
 * security policy can allow them by their hash.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}'
