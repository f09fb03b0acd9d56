export { tracing } from './http/log-tries.ts'
