import { readFileSync } from 'node:fs'
import type { PdfFonts } from '../document.ts'

const font = (name: string) =>
  new Uint8Array(readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`))))

export const noto: PdfFonts = {
  regular: font('400Regular/NotoSans_400Regular'),
  bold: font('700Bold/NotoSans_700Bold'),
}
