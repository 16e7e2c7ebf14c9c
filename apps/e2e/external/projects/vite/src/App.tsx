// biome-ignore-all lint/style/useFilenamingConvention: create-vite names it so
export default function App() {
  return <h1>The app</h1>
}
