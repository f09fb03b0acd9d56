import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { campaigns } from './company.ts'

/** Differences of the platform: a new skill, another name, and a removed skill. */
const news = {
  code: 'SAC_VIDEO',
  name: 'Videoconsulta Salud Cercana',
  channel: 'voice',
  languages: ['es', 'en'],
}
const renamed = new Map([['TLN_SOP2', 'Soporte técnico avanzado Telenova']])
const removedCodes = new Set(['MOL_DEVOL'])

/** Differences of agents: another level, a second skill, and an unknown person. */
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

/** Writes the file that stands in for the demo's telephony platform; returns its path. */
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
