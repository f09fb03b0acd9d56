const formula = /^'*[=+\-@\t\r＝＋－＠]/
const negative = /^-\d+(?:[.,]\d+)?$/
const special = /[";,|\t\r\n]/

/** One cell as text of CSV; what a spreadsheet would run as a formula gets an apostrophe, and quotes; a negative number runs nothing. */
export function csvCell(value: string): string {
  if (formula.test(value) && !negative.test(value)) return `"'${value.replaceAll('"', '""')}"`
  return special.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
