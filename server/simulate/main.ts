import { sealProcess } from './seal.ts'

// Before anything else is loaded: what a module takes from Node's own as it loads is guarded already.
sealProcess()
await import('./run-order.ts')
