import { parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { YieldingPgliteClient } from './yielding-pglite-client.ts'

const { serialize } = protocol

/** Milliseconds that a plan is reused. The embedded database does not replan by itself after many inserts. */
const lifetime = 60_000
/** Maximum number of plans for statements in transactions; more than the kinds of changes. */
const most = 200
/** Statements with more values are bulk inserts, which rarely repeat. */
const fewValues = 30

interface Plan {
  name: string
  madeAt: number
  /** Types of the parameters. */
  types: readonly number[]
  /** Parsers by column type. Merged once, because merging takes as long as reading ten rows. */
  parsers: YieldingPgliteClient['parsers']
}

/** Embedded database that keeps plans of frequent statements. It then sends only the values: one message instead of six. */
export class PreparedPgliteClient extends YieldingPgliteClient {
  readonly #plans = new Map<string, Plan>()

  /** Keeps the plan of a statement from now on. Always call the statement with the same options. */
  keepPlan(statement: string): void {
    if (!this.#plans.has(statement))
      this.#plans.set(statement, { name: `kept ${this.#plans.size}`, madeAt: -Infinity, types: [], parsers: {} })
  }

  override async query<Row>(statement: string, parameters: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    const plan = this.#plans.get(statement)
    if (!plan) return super.query<Row>(statement, parameters, options)
    await this._checkReady()
    return this._runExclusiveTransaction(() => this.#ask<Row>(plan, statement, parameters, options))
  }

  /** Keeps plans in transactions automatically, because their statements repeat. */
  override transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((transaction) => {
      const query = <Row>(statement: string, parameters: unknown[] = [], options?: QueryOptions) => {
        if (parameters.length > 0 && parameters.length <= fewValues && this.#plans.size < most) this.keepPlan(statement)
        const plan = this.#plans.get(statement)
        return plan && !transaction.closed
          ? this.#ask<Row>(plan, statement, parameters, options)
          : transaction.query<Row>(statement, parameters, options)
      }
      return work(Object.create(transaction, { query: { value: query } }) as Transaction)
    })
  }

  #ask<Row>(plan: Plan, statement: string, parameters: unknown[], options: QueryOptions | undefined): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      if (performance.now() - plan.madeAt > lifetime) await this.#make(plan, statement, options)
      const values = parameters.map((value, index) => this.#text(value, plan.types[index]))
      const answer = await this.#send(
        serialize.bind({ statement: plan.name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      )
      return parse.parseResults(answer, plan.parsers, options?.rowMode && { rowMode: options.rowMode })[0] as Results<Row>
    })
  }

  async #make(plan: Plan, text: string, options: QueryOptions | undefined) {
    const { name } = plan
    const answer = await this.#send(
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    plan.types = parse.parseDescribeStatementResults(answer)
    plan.parsers = { ...this.parsers, ...options?.parsers }
    plan.madeAt = performance.now()
  }

  #text(value: unknown, type = 0): string | null {
    return value === null || value === undefined ? null : (this.serializers[type] ?? String)(value)
  }

  #send(...messages: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat(messages))
  }
}
