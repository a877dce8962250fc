const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The security.txt of RFC 9116: where to report vulnerabilities.
 * @param buildDate YYYY-MM-DD; the file expires 360 days later, because a year is the maximum
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
