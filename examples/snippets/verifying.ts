import { readFile } from 'node:fs/promises'
import { verifyFiltering, verifyPackage } from '@portal/sdk/verify'

/** What does not hold of a package of the time record, with the key that the company has published. */
export async function faultsOf(folder: string): Promise<string[]> {
  // #region verify
  const [file, key] = await Promise.all([
    readFile(`${folder}/registro.zip`),
    readFile(`${folder}/key.pem`, 'utf8'),
  ])
  const { holds, findings, facts } = verifyPackage(file, { key })
  // #endregion
  if (holds && facts?.isKeyGiven === true) return []
  return findings.map(({ kind, file: name, person, number }) => [kind, name, person, number].join(' '))
}

/** Whether a certificate of filtering is as it was signed, by the key that the company has published. */
export async function isAsSigned(key: string): Promise<boolean> {
  // #region filtering
  const { holds, facts } = verifyFiltering(await readFile('certificado.json', 'utf8'), { key })
  // #endregion
  return holds && facts?.isKeyGiven === true
}
