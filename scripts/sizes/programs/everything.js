import * as core from '@app/core'
import * as react from '@app/react'

window.program = { ...core, ...react }
