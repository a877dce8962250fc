/** The registry: the declarations of all widgets, by name. */
export * as widgets from './registry.ts'
