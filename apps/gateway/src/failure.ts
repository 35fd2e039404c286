import { randomBytes } from 'node:crypto';

/** PayPal's kinds of errors: status and message. */
const kinds = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  AUTHENTICATION_FAILURE: [401, 'Authentication failed due to invalid authentication credentials or a missing Authorization header.'],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The server does not support the request payload’s media type.'],
  UNPROCESSABLE_ENTITY: [422, 'The requested action could not be performed, semantically incorrect, or failed business validation.'],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error has occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const satisfies Record<string, readonly [number, string]>;
export type FailureKind = keyof typeof kinds;

/** PayPal's issues with its own descriptions, by the kind of error they come in. */
const issues: Readonly<Partial<Record<FailureKind, Readonly<Record<string, string>>>>> = {
  INVALID_REQUEST: {
    INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
    INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
    INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
    MALFORMED_REQUEST_JSON: 'The request JSON is not well formed.',
    MISSING_REQUIRED_PARAMETER: 'A required field / parameter is missing.',
    NOT_SUPPORTED: 'This field is not currently supported.',
    PAYPAL_REQUEST_ID_REQUIRED:
      "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  },
  NOT_AUTHORIZED: {
    PERMISSION_DENIED: 'You do not have permission to access or perform operations on this resource.',
  },
  RESOURCE_NOT_FOUND: {
    INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  },
  RESOURCE_CONFLICT: {
    PREVIOUS_REQUEST_IN_PROGRESS:
      'A previous request on this resource is currently in progress. Please wait for sometime and try again. It is best to space out the initial and the subsequent request(s) to avoid receiving this error.',
  },
  UNPROCESSABLE_ENTITY: {
    CANNOT_BE_ZERO_OR_NEGATIVE:
      'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
    CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded',
    COMPLIANCE_VIOLATION: 'Transaction is declined due to compliance violation.',
    DECIMALS_NOT_SUPPORTED:
      'Currency does not support decimals. Please refer to https://developer.paypal.com/docs/api/reference/currency-codes/ for more information.',
    DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
    DUPLICATE_INVOICE_ID:
      'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
    DUPLICATE_REQUEST_ID:
      'The value of PayPal-Request-Id header has already been used. Please specify a different value and try the request again.',
    INSTRUMENT_DECLINED: "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
    INVALID_CURRENCY_CODE:
      'Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/api/rest/reference/currency-codes/ for list of supported currency codes.',
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'You have exceeded the maximum number of payment attempts.',
    MAX_VALUE_EXCEEDED: 'Should be less than or equal to 999999999999999.99.',
    ORDER_ALREADY_CAPTURED: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
    ORDER_NOT_APPROVED:
      "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
    PAYEE_ACCOUNT_RESTRICTED: 'The merchant account is restricted.',
    PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'The payer account cannot be used for this transaction.',
    PAYER_CANNOT_PAY: 'Payer cannot pay for this transaction. Please contact the payer to find other ways to pay for this transaction.',
    PENDING_CAPTURE:
      'Cannot initiate a refund as the capture is pending. Capture is typically pending when the payer has funded the transaction using e-check/bank funded.',
    REFUND_AMOUNT_EXCEEDED: 'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture',
    REFUND_FAILED_INSUFFICIENT_FUNDS:
      'Capture could not be refunded due to insufficient funds. Please check to see if you have sufficient funds in your PayPal account or if the bank account linked to your PayPal account is verified and has sufficient funds.',
    REFUND_NOT_ALLOWED: 'Capture cannot be refunded.',
    REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture',
    TRANSACTION_REFUSED: 'The request was refused.',
  },
};
const kindOfIssue = (issue: string): FailureKind | undefined =>
  (Object.keys(issues) as FailureKind[]).find((kind) => issues[kind]?.[issue] !== undefined);

/** Whether PayPal has an issue of this name that the gateway knows. */
export const isIssue = (issue: string): boolean => kindOfIssue(issue) !== undefined;

/** A call that PayPal answers with an error. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly issue: string | null;
  readonly field: string | null;
  /** Further links beside the one to the documentation. */
  readonly links: readonly object[];
  constructor(kind: FailureKind, issue: string | null = null, field: string | null = null, links: readonly object[] = []) {
    super(issue ?? kind);
    this.kind = kind;
    this.issue = issue;
    this.field = field;
    this.links = links;
  }
}

/** The failure of an issue, in the kind of error PayPal gives it in. */
export const refuse = (issue: string, field: string | null = null, links: readonly object[] = []): Failure =>
  new Failure(kindOfIssue(issue) ?? 'UNPROCESSABLE_ENTITY', issue, field, links);

/** The kind of error that comes with a status. */
export const kindOfStatus = (status: number): FailureKind =>
  (Object.keys(kinds) as FailureKind[]).find((kind) => kinds[kind][0] === status) ?? 'INTERNAL_SERVER_ERROR';

export const statusOf = (failure: Failure): number => kinds[failure.kind][0];

/** The JSON body of an error, with a fresh debug id. */
export const bodyOf = (failure: Failure): object => ({
  name: failure.kind,
  ...(failure.issue === null
    ? {}
    : {
        details: [
          {
            ...(failure.field === null ? {} : { field: failure.field, location: failure.field.startsWith('/') ? 'body' : 'header' }),
            issue: failure.issue,
            description: issues[failure.kind]?.[failure.issue] ?? '',
          },
        ],
      }),
  message: kinds[failure.kind][1],
  debug_id: randomBytes(7).toString('hex').slice(0, 13),
  links: [
    {
      href: `https://developer.paypal.com/docs/api/orders/v2/#error-${failure.issue ?? failure.kind}`,
      rel: 'information_link',
      method: 'GET',
    },
    ...failure.links,
  ],
});
