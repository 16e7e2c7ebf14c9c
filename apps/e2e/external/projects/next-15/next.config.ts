import type { NextConfig } from 'next'

// As create-next-app 15.5.28 --yes writes it, like the other files of this project. Its layout has no fonts, which
// come from the network.
const nextConfig: NextConfig = {}

export default nextConfig
