import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { campaigns } from './company.ts'

/** What the platform says that the company does not know yet: a new skill, another name, and one skill no more. */
const news = {
  code: 'SAC_VIDEO',
  name: 'Videoconsulta Salud Cercana',
  channel: 'voice',
  languages: ['es', 'en'],
}
const renamed = new Map([['TLN_SOP2', 'Soporte técnico avanzado Telenova']])
const removedCodes = new Set(['MOL_DEVOL'])

/** What the platform says of agents: another level, a second skill, and somebody whom the company does not know. */
const agents = [
  {
    user: 'empleado',
    skills: [
      { code: 'LNE_ATC', level: 5, main: true },
      { code: 'TLN_PORTA', level: 2 },
    ],
  },
  { user: 'agente.externo', skills: [{ code: 'LNE_ATC', level: 3 }] },
]

/** Writes the file that stands for the telephony platform of the demo, and says where it is. */
export async function writeSkillsFile(folder: string): Promise<string> {
  const all = campaigns.map(({ name, kind, skills }) => ({
    ...{ code: skills[0]?.code.split('_')[0], name, kind },
    skills: [
      ...skills
        .filter(({ code }) => !removedCodes.has(code))
        .map((skill) => ({ ...skill, name: renamed.get(skill.code) ?? skill.name })),
      ...(name === 'Salud Cercana' ? [{ ...news, group: 'Canales de vídeo' }] : []),
    ],
  }))
  const file = path.join(folder, 'skills.json')
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify({ campaigns: all, agents }, null, 2))
  return file
}
