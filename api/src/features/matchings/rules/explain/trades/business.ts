export const BUSINESS = `
payments, payment, payment integration, payments integration, payment integrations, payment systems, online payments, pagos online; pagos en línea, paiements en ligne, pagamentos online, online-zahlungen, payment processing, zahlungen, pagos, paiements, pagamentos: ^stripe, stripe connect, adyen, paypal, braintree, razorpay, m-pesa, mpesa, m-pesa daraja, m-pesa integration, paystack, flutterwave, mercado pago, mollie, mobile money
m-pesa, m-pesa integration, mpesa integration: m-pesa daraja
reconciliation, payment reconciliation, account reconciliation: settlement and reconciliation, settlement and reconciliation systems, double-entry ledgers, double-entry bookkeeping
ledgers, ledger systems, ledger: double-entry ledgers, double-entry ledger
mobile money, mobile money integration: m-pesa, mpesa, m-pesa daraja, m-pesa integration, mtn momo, airtel money, orange money
fundraising, raising capital, raising money; kapitalbeschaffung, levée de fonds, captación de fondos, captação de recursos
grant writing, grant applications; förderanträge: eic accelerator, sbir
financial modelling, financial modeling, financial models; finanzmodellierung, modelización financiera, modélisation financière, modelagem financeira
finance, corporate finance, finanzen, finanzas; finanças: financial modelling, financial modeling, financial planning, fp&a
accounting, accountancy, bookkeeping; buchhaltung, rechnungswesen, contabilidad, comptabilité, contabilidade, contabilità, boekhouding, ragioneria: xero, quickbooks, datev, ifrs, us gaap, acca
credit risk, credit scoring, credit risk modelling, credit risk modeling, credit risk analysis, kreditrisiko; riesgo de crédito, riesgo crediticio, risque de crédit, risco de crédito
anti money laundering, aml, aml compliance; geldwäscheprävention
payroll; lohnabrechnung, nóminas, paie, folha de pagamento, lohnbuchhaltung
p&c license, p&c licensed, p&c insurance license, property and casualty license, property & casualty license, licensed p&c agent
insurance; versicherung, versicherungen, seguros, assurance, assurances, assicurazioni, verzekeringen: commercial lines, personal lines, p&c insurance, p&c license, p&c licensed, insurance brokerage, reinsurance
law, legal, lawyer, attorney, solicitor; recht, derecho, droit, direito, rechtsanwalt, abogado, avocat, advogado, juridique, diritto: contract law, corporate law, commercial law, employment law, contract drafting
data protection, data privacy, privacy law, data protection law, datenschutz; protección de datos, protection des données, proteção de dados: gdpr, dsgvo, rgpd, lgpd, popia, ccpa
intellectual property, ip law, intellectual property law, geistiges eigentum, propiedad intelectual; propriété intellectuelle, propriedade intelectual: patents, patent law, patent drafting, trademark law
product certification, product safety certification, safety certification, ul certification; produktzertifizierung: ul 2580, ul 2271, ul 2849, ul 1973, ul 9540a
quality management; qualitätsmanagement, gestión de calidad, management de la qualité, gestão da qualidade: iso 9001, iso 13485, six sigma
supply chain, supply chain management, lieferkette; cadena de suministro, cadeia de suprimentos, lieferkettenmanagement, gestión de la cadena de suministro, chaîne d’approvisionnement, gestão da cadeia de suprimentos: demand planning, supply planning, inventory management, s&op
logistics; logistik, logística, logistique, logistica, logistiek: freight forwarding, warehouse management, last mile delivery
procurement, purchasing; einkauf, beschaffung, achats, compras, suprimentos, inkoop, acquisti, aprovisionamiento, approvisionnement: strategic sourcing, sap ariba
warehouse management, warehousing, warehouse operations; lagerlogistik, lagerleitung, gestión de almacenes, gestión de almacén, gestion d’entrepôt, gestion d’entrepôts, gestão de armazéns, gestão de armazém, magazijnbeheer, gestione del magazzino
inventory management, stock control, stock management, inventory control; lagerverwaltung, gestión de inventario, gestion des stocks, gestão de estoque
staff scheduling, crew scheduling, shift planning, rostering; dienstplanung, schichtplanung
fleet management, fleet operations, flottenmanagement; gestión de flotas, gestion de flotte, gestão de frotas
operations management, operations, business operations, operaciones; operações
project management, projektmanagement; projektleitung, gestión de proyectos, gestion de projet, gestão de projetos, projectmanagement, gestione progetti, gestione di progetti, gestão de projectos: pmp, prince2
product management, produktmanagement; gestión de producto, gestion de produit, gestão de produto, productmanagement, gestão de produtos, gestione del prodotto: product ownership, product discovery, product roadmaps
team leadership, team management, people management, leading teams, managing teams; mitarbeiterführung, gestión de equipos, gestão de equipes
recruiting, recruitment, talent acquisition, hiring; personalbeschaffung, reclutamiento, recrutement, recrutamento, selezione del personale, selección de personal: headhunting
hr, human resources; personalwesen, recursos humanos, ressources humaines, risorse umane, personalmanagement: recruiting, talent acquisition, payroll
erp, erp systems: sap, sap erp, netsuite, odoo
risk management, medical device risk management, risikomanagement; gestión de riesgos, gestion des risques, gestão de riscos, gestão de risco: iso 14971, iso 31000
event management, event planning, eventmanagement, veranstaltungsmanagement; organización de eventos, organisation d’événements, organização de eventos
`;
