import type { NextConfig } from 'next'

// As create-next-app writes it.
const nextConfig: NextConfig = {}

export default nextConfig
