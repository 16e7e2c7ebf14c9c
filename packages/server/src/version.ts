import manifest from '../package.json' with { type: 'json' }

/** Version of the server, as published. */
export const version: string = manifest.version
