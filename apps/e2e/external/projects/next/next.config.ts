import type { NextConfig } from 'next'

// As written by create-next-app 16.4.3, like the other files of this project except its page. The layout has no fonts,
// which come from the network.
const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: {
    rules: {
      '*.css': {
        loaders: ['@tailwindcss/turbopack'],
        as: '*.css',
      },
    },
  },
}

export default nextConfig
