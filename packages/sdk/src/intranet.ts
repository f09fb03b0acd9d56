export * from './generated/families/intranet.ts'
