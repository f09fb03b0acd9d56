import { campaigns, skills } from '@portal/sdk/laia'
import { blacklists, filters } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { useEveryRow } from '#patterns/use-every-row.ts'

const nameOf = ({ name }: { readonly name: string }) => name

export const useCampaigns = () => useEveryRow(useFamily(campaigns), nameOf)
export const useSkills = () => useEveryRow(useFamily(skills), ({ code, name }) => `${code} · ${name}`)
export const useBlacklists = () => useEveryRow(useFamily(blacklists), nameOf)
export const useFilters = () =>
  useEveryRow(useFamily(filters), ({ name, templateName }) => `${name} · ${templateName}`)
