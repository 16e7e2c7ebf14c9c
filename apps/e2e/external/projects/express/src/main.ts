import express from 'express'
import { addRoutes } from './express'

const app = express()
addRoutes(app)
app.listen(Number(process.env.PORT))
