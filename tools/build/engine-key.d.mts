/** The settings that decide how pages look, by name, in the order of names. */
export function engineSettings(env?: Record<string, string | undefined>): [name: string, value: string][]
