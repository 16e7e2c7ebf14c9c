import { testOrders } from './orders.js'

testOrders()
