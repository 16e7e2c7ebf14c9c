import type { NextConfig } from 'next'

// As written by create-next-app 15.5.28 --yes, like the other files of this project. The layout has no fonts, which
// come from the network.
const nextConfig: NextConfig = {}

export default nextConfig
