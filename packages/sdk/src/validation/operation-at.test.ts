import { describe, expect, it } from 'vitest'
import { operationPlaces } from '#generated/answers.ts'
import { isOperationId, operationAt, operationIds } from './operation-at.ts'

describe('operationAt', () => {
  it.each(operationIds)('%s is found by its path', (id) => {
    const { path, ...place } = operationPlaces[id]
    expect(operationAt({ ...place, path: path.replaceAll(/\{\w+\}/g, '0193b3a0') })).toBe(id)
  })

  it('prefers a literal path of the contract to a parameter', () => {
    const at = (path: string) => operationAt({ service: 'laia', method: 'get', path })
    expect(at('/records-file/templates')).toBe('templates.index')
    expect(at('/records-file/7')).toBe('recordsFile.show')
  })

  it('finds nothing where the contract has nothing', () => {
    expect(operationAt({ service: 'laia', method: 'get', path: '/loads/1/2/3' })).toBeUndefined()
    expect(operationAt({ service: 'main', method: 'get', path: '/loads' })).toBeUndefined()
    expect(operationAt({ service: 'laia', method: 'delete', path: '/loads' })).toBeUndefined()
    expect(isOperationId('toString')).toBe(false)
  })
})
