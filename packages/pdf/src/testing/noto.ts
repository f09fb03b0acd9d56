import { readFileSync } from 'node:fs'
import type { PdfFonts } from '../document.ts'

const font = (address: string) => new Uint8Array(readFileSync(new URL(address)))

export const noto: PdfFonts = {
  regular: font(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  bold: font(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
}
