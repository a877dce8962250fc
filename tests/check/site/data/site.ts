export const site = { origin: 'https://small-site.test' } as const
