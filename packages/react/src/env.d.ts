// Bundlers put in the value; nothing else of Node's is used.
declare const process: { env: { NODE_ENV?: string } }
