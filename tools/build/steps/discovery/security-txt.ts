const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whom to tell of a weakness, as RFC 9116 has it.
 * @param buildDate YYYY-MM-DD; the file expires 360 days later, since it may be valid for a year at most
 */
export function securityTxt(email: string, origin: string, buildDate: string): string {
  const expires = new Date(Date.parse(`${buildDate}T00:00:00Z`) + 360 * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
