import { Auth } from './auth'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Auth>{children}</Auth>
      </body>
    </html>
  )
}
