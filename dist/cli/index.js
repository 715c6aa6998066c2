#!/usr/bin/env node
import { cli } from '../program/index.js'

await cli()
