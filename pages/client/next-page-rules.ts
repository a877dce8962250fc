/** A page that a link leads to is fetched when the pointer rests on it. Constant, so that a policy may name its hash. */
export const nextPageRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}'
