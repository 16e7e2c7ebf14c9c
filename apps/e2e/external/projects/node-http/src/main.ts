import { server } from './node-http'

server.listen(Number(process.env.PORT))
