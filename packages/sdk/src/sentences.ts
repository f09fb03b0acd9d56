export { sentenceOf } from './errors/sentences/sentence-of.ts'
