export * from './generated/families/laia.ts'
export { loadsFamily as loads } from './areas/loads/loads-family.ts'
export { loads as loadActs } from './areas/loads/loads.ts'
export { recordsFile } from './areas/loads/records-file.ts'
