// The configuration that make-engine.mjs has read. Vike asks for it five times, and bundled all of vite.config.ts anew each time.
export default (env) => globalThis.staffroomConfig(env)
