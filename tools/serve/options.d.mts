/** The port to listen on; 0 for any that is free. */
export const port: number
/** The address to listen on: this machine's own unless told. */
export const host: string | undefined
/** The folder that keeps requests: the project's own unless told. */
export const data: string | undefined
/** The folder of the built site. */
export const root: string
