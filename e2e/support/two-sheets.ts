import { writeFileSync } from 'node:fs'

/** A LibreOffice workbook with the sheets Enero and Febrero, a date in each. */
const twoSheets = Buffer.from(
  [
    'UEsDBBQAAAgIADi6fF0GUWOvyQAAABsDAAALAAAAY29udGVudC54bWzdU10LgkAQ/Cuy78epUA9yJ0Qo/Y1T1wrOOznXsn8fpX1o',
    'CQU99bYzw84uw66wZbnPMSps3lZoiOXWEBryukqbJupVCRYGglSmUQLdMXYkoYNYDEaZLU530NQOVdHsECkW19bewOtroyqUkBh0',
    'FkY6c/Y4JnLU2htcD0q3yOhUo4SG3N5sL93YUVTHabLerAQfkOBTjwn1MufjwYUihJtwAeyqSgj9cMn8gPmLx1bBlxs9M/PBpZi5',
    'P4wu/GF0/N0h8tGp8pkPiM9QSwECPwMUAAAICAA4unxdBlFjr8kAAAAbAwAACwAJAAAAAAAAAAAAtIEAAAAAY29udGVudC54bWxV',
    'VAUAAxxhC2tQSwUGAAAAAAEAAQBCAAAA8gAAAAAA',
  ].join(''),
  'base64',
)

/** Writes it to a file and returns the path. */
export function twoSheetsAt(file: string): string {
  writeFileSync(file, twoSheets)
  return file
}
