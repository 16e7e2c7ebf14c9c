import { turbo } from './lib/run'

// Passes its options to Turbo: `pnpm build --filter=@app/server`.
const { ok, output } = await turbo(['build'], process.argv.slice(2))
console.log(output)
process.exitCode = ok ? 0 : 1
