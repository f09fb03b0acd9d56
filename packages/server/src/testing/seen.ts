type Read = (id: string) => PromiseLike<{ version: number }>

/** The current version of a row, as a change of it must send. */
export const seen = async (family: { show: Read }, id: string): Promise<{ version: number }> => ({
  version: (await family.show(id)).version,
})
