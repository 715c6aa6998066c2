// Downloads one artifact by its name into `path`, or those of a pattern into folders of their names below it.
import { join, matchesGlob, resolve } from 'node:path'
import { DefaultArtifactClient } from '@actions/artifact'
import { getBooleanInput, getInput, setFailed } from '@actions/core'

const client = new DefaultArtifactClient()
const path = resolve(getInput('path') || '.')
const name = getInput('name')
const { artifacts } = await client.listArtifacts({ latest: true })
const wanted = artifacts.filter((a) => (name ? a.name === name : matchesGlob(a.name, getInput('pattern'))))
if (name && wanted.length === 0) setFailed(`Unable to download artifact(s): Artifact not found for name: ${name}`)
for (const artifact of wanted) {
  const flat = name !== '' || getBooleanInput('merge-multiple')
  await client.downloadArtifact(artifact.id, { path: flat ? path : join(path, artifact.name) })
}
