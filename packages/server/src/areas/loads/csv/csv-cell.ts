const formula = /^'*[=+\-@\t\r＝＋－＠]/
const special = /[";,|\t\r\n]/

/** One cell as text of CSV; what a spreadsheet would run as a formula gets an apostrophe, and quotes. */
export function csvCell(value: string): string {
  if (formula.test(value)) return `"'${value.replaceAll('"', '""')}"`
  return special.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
