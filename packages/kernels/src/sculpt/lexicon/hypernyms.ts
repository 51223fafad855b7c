/**
 * Nouns of which only the kind is known, by a noun of the lexicon that is of that kind: it stands in for them, declared as a guess. They have
 * no look of their own here; one that earns it moves to `families`.
 */
const KINDS: Readonly<Record<string, string>> = {
  monster: `mammal rodent marsupial primate carnivore herbivore omnivore predator prey vertebrate quadruped biped livestock stud sire dam
    whelp yearling heifer bullock wether hind doe hart gnu zho eland steenbok agouti coypu paca tamandua numbat potoroo bilby quoll
    solenodon dugong cetacean pinniped ungulate ruminant canid felid ursine bovine equine simian anthropoid hominid hominoid pachyderm
    mutt mongrel cur pet fauna vermin varmint game critter amphibian reptile dinosaurian invertebrate mollusk mollusc bivalve polyp sponge
    embryo hybrid crossbreed purebred thoroughbred gelding pacer trotter roan bay dapple mount palfrey charger hack nag jade hog shoat
    warthog aurochs mastodon ogopogo bunyip djinni jinn hobgoblin wraith incubus`,
  bird: `fowl poultry raptor wader waterfowl shorebird passerine fledgeling nestling pullet cockerel capon drake eider teal widgeon pintail shoveler
    pochard scoter merganser smew garganey dunlin knot sanderling turnstone ruff godwit whimbrel redshank greenshank lapwing dotterel pratincole
    courser bustard crake rail gallinule jacana kittiwake noddy fulmar shearwater skimmer anhinga darter hamerkop bittern rhea
    kookaburra motmot roller trogon barbet honeyguide wryneck flicker sapsucker antbird pitta manakin cotinga kingbird phoebe pewee vireo
    shrike drongo treecreeper dipper fieldfare redwing redstart wheatear whinchat stonechat blackcap whitethroat chiffchaff goldcrest
    pipit linnet siskin redpoll crossbill hawfinch brambling yellowhammer longspur junco towhee bobolink meadowlark cowbird bowerbird tui`,
  fish: `roach bream dace chub barbel rudd bleak gudgeon loach grayling whitefish smelt shad pilchard sprat whiting pollock hake ling turbot brill
    plaice dab sole skate mullet gurnard wrasse blenny goby lumpsucker stickleback bowfin gar paddlefish tarpon bonefish ladyfish snook
    pompano jack amberjack escolar opah bluefish weakfish drum croaker wreckfish rockfish greenling sculpin oscar molly platy danio rasbora tetra`,
  bug: `insect hexapod arthropod arachnid crustacean nymph pupa imago larva chrysalis mite chigger psyllid thrips lacewing caddis stonefly sawfly
    ichneumon springtail bristletail barklouse booklouse cootie nit weevil scale whitefly planthopper leafhopper katydid phasmid pest parasite
    copepod barnacle isopod amphipod ostracod daphnia cyclops`,
  snake: `serpent reptilian krait taipan boomslang fer-de-lance bushmaster moccasin racer whipsnake keelback colubrid elapid lizardlike`,
  person: `adult adolescent infant youngster toddler orphan heir heiress ancestor descendant relative kin kinsman sibling cousin nephew niece stepmother
    stepfather godfather godmother bachelor spinster widow widower fiance fiancee spouse lover sweetheart mistress suitor companion comrade
    colleague partner associate accomplice rival enemy foe opponent ally patron client guest host stranger foreigner alien native immigrant
    emigrant exile fugitive outlaw convict felon culprit suspect victim witness hostage captive serf vassal peasant yeoman squire page
    knave rascal rogue scoundrel villain brute bully coward cynic fool idiot genius prodigy scholar pupil apprentice novice amateur veteran
    expert specialist consultant analyst strategist advocate attorney barrister solicitor magistrate juror bailiff constable deputy marshal ranger
    corporal ensign brigadier commodore commander conscript recruit private rifleman musketeer dragoon hussar lancer fusilier sapper gunner
    bombardier envoy ambassador consul diplomat delegate senator congressman governor chancellor premier minister regent viceroy
    marquis marquess viscount earl archduke czar kaiser khan shah caliph ayatollah mullah guru yogi lama brahmin druid
    friar abbot abbess prior deacon archdeacon vicar curate parson chaplain cardinal apostle disciple evangelist martyr heretic pagan infidel
    atheist deist puritan quaker lutheran calvinist catholic protestant muslim hindu buddhist jew christian mormon methodist baptist
    american european african asian australian englishman frenchman german italian spaniard russian greek turk dane swede finn pole czech
    poet novelist playwright author essayist critic columnist editor publisher printer scribe clerk typist stenographer bookkeeper cashier
    usher porter doorman bellboy steward stewardess chauffeur coachman groom stable lackey servant valet footman housekeeper governess
    midwife matron orderly intern resident patient invalid leper cripple addict drunkard alcoholic smoker glutton miser spendthrift
    tycoon magnate capitalist socialist communist fascist anarchist liberal conservative radical moderate reactionary loyalist rebel patriot
    traitor tyrant despot dictator demagogue agitator activist pacifist feminist idealist realist optimist pessimist romantic
    virtuoso maestro soprano tenor baritone alto cellist flutist organist soloist diva understudy extra stuntman ventriloquist
    champion contender finalist rookie quarterback fullback pitcher catcher shortstop outfielder batter striker winger sprinter marksman
    acquaintance pal buddy chum crony mate confidant intimate aide assistant deputy helper substitute stand-in proxy agent broker dealer
    retailer wholesaler distributor supplier contractor developer architect designer decorator stylist illustrator cartoonist sculptor
    accountant auditor actuary economist statistician mathematician physicist geologist botanist zoologist anthropologist sociologist
    psychologist psychiatrist therapist counselor adviser mentor tutor coach trainer dean provost principal superintendent administrator
    executive director chairman chairwoman president secretary treasurer manager supervisor overseer foreman boss chief head leader ruler
    sovereign potentate dynast autocrat oligarch puppet figurehead candidate nominee incumbent winner loser victor survivor casualty fatality
    suicide corpse cadaver stiff deceased dead patient sufferer diabetic epileptic psychotic neurotic schizophrenic psychopath maniac lunatic
    fanatic zealot extremist terrorist guerrilla partisan insurgent revolutionary separatist nationalist imperialist colonialist
    democrat republican tory whig federalist independent centrist moderate partisan delinquent offender accused defendant plaintiff
    litigant assignee trustee executor beneficiary creditor debtor lender borrower donor benefactor philanthropist volunteer recipient
    shareholder investor speculator gambler bettor swindler crook cheat fraud impostor charlatan quack liar thief pickpocket shoplifter
    burglar kidnapper blackmailer smuggler trafficker pusher pimp prostitute whore harlot courtesan concubine
    bitch bastard brat imp urchin waif tomboy minx hussy tart dame matron crone hag spinster dowager
    darling dear honey sweetie angel saint hero heroine idol icon star celebrity personality notable luminary dignitary
    laureate scholar intellectual academic thinker philosopher logician rationalist empiricist mystic visionary dreamer
    perfectionist workaholic introvert extrovert narcissist egotist masochist sadist pervert homosexual lesbian gay bisexual
    heterosexual transvestite eunuch virgin celibate parent offspring eldest firstborn twin triplet quadruplet sire
    forefather forebear progenitor successor predecessor heir inheritor namesake double clone lookalike replica
    negro mulatto mestizo creole indian eskimo aborigine gypsy bedouin arab israeli egyptian persian syrian turk
    chinaman korean mongol tatar slav serb croat bulgarian romanian hungarian austrian belgian dutchman irishman
    scot scotsman welshman yankee southerner northerner westerner easterner islander highlander lowlander
    mayor alderman councilman sheriff coroner prosecutor notary jurist referee umpire
    teen juvenile minor senior elder pensioner retiree centenarian octogenarian toddler
    human mortal individual somebody individualist folk dweller native citizen voter taxpayer commuter motorist tenant landlord landlady`,
  house: `edifice structure premises lodging lodgings quarters accommodation hostel inn motel boardinghouse flat maisonette duplex penthouse loft attic
    basement cellar annex wing extension facade portico colonnade arcade cloister nave aisle transept apse chancel vestry crypt sanctuary
    tabernacle pagoda minaret dome cupola turret battlement rampart bastion citadel garrison barracks armory arsenal bunker stockade jailhouse
    penitentiary reformatory asylum sanatorium infirmary hospice nursery academy seminary conservatory lyceum gymnasium auditorium rotunda
    amphitheatre ballpark grandstand bleachers racecourse rink spa resort casino nightclub cabaret tavern saloon brasserie bistro canteen
    cafeteria delicatessen butchery creamery dairy cannery brewery distillery winery refinery foundry smelter smithy tannery sawmill
    powerhouse substation depot terminus junction roundhouse boathouse wharf quay pier jetty breakwater seawall dike levee dam weir lock
    aqueduct viaduct overpass underpass culvert tunnel causeway boulevard avenue alley lane street road highway motorway freeway turnpike
    sidewalk pavement plaza piazza courtyard patio veranda balcony gallery corridor hallway foyer lobby vestibule parlor salon den
    pantry larder scullery outbuilding outhouse privy hovel shanty lean-to pigpen sty kennel aviary henhouse stall paddock corral
    enclosure fence palisade railing parapet trench mausoleum sepulcher shrine monument memorial cenotaph obelisk`,
  shirt: `garment apparel attire raiment vestment habit cassock surplice cope chasuble frock smock pinafore jerkin doublet bodice chemise camisole
    petticoat crinoline bustle farthingale pantaloon knickers bloomers drawers lingerie negligee brassiere girdle truss garter suspender brace
    cummerbund sash tunic caftan kaftan djellaba burnous burka chador sarong pareo mackintosh ulster reefer topcoat greatcoat parka
    anorak windcheater blouson pullover jersey cardigan turtleneck sweatshirt dickey cuff lapel pocket hem ruffle frill flounce lining
    uniform livery regalia finery rags tatters costume disguise trousseau layette bib apron overall jodhpurs leotard tights hosiery
    stocking legging gaiter spat moccasin brogue oxford pump mule espadrille galosh overshoe wader cleat bonnet snood wimple cowl
    biretta miter mitre shako busby kepi bearskin boater derby homburg trilby tam toque cloche fez turban kerchief mantilla veil
    jewelry trinket bauble bangle anklet tiara locket cameo clasp stickpin tiepin`,
  box: `receptacle vessel repository canister tin caddy hamper creel pannier trunk casket coffer strongbox footlocker valise portmanteau satchel
    haversack kitbag holdall pouch purse sheath scabbard holster quiver cartridge magazine carton crate packet package parcel envelope sachet
    phial vial ampule flagon carafe demijohn jug ewer pitcher cruet tureen ramekin casserole saucepan skillet cauldron crucible urn vat
    cistern tank reservoir trough hopper bin silo ashtray spittoon inkwell humidor reliquary chalice goblet beaker tumbler stein tankard`,
  table: `furnishing furnishings settee davenport divan chaise lounge couch ottoman hassock footrest pew stall throne recliner rocker highchair stool
    escritoire secretary bureau credenza commode chiffonier chifforobe armoire wardrobe dresser vanity washstand nightstand etagere whatnot hutch
    breakfront buffet sideboard counter lectern pulpit podium dais altar easel bassinet crib cot bunk berth hammock pallet cradle headboard`,
  car: `conveyance automobile vehicle motorcar roadster convertible coupe limousine hearse taxi cab jitney charabanc omnibus coach diligence brougham
    phaeton landau hansom surrey buckboard buggy gig sulky dray tumbrel wain caisson tractor bulldozer grader locomotive tender caboose handcar
    trolley streetcar tram bobsleigh sledge toboggan luge velocipede tandem moped`,
  boat: `watercraft barge scow lighter dory skiff dinghy gig cutter ketch yawl sloop schooner brigantine brig barkentine frigate corvette
    destroyer dreadnought flagship trawler whaler packet steamer clipper galleon galley trireme junk sampan dhow felucca proa catamaran pontoon
    dugout pirogue umiak coracle punt launch pinnace tug ferry hydrofoil`,
  airplane: `airliner aircraft airship dirigible zeppelin blimp monoplane interceptor turboprop jetliner warplane sailplane autogiro`,
  sword: `weapon arm armament blade cutlass saber foil epee dirk poniard stiletto bayonet lance pike halberd partisan spontoon javelin harpoon
    trident arrow bolt dart firearm musket carbine blunderbuss derringer revolver howitzer mortar bazooka torpedo grenade mine missile warhead
    projectile bludgeon cudgel truncheon blackjack whip lash knout garrote tomahawk`,
  hammer: `tool implement utensil instrument gadget device contraption appliance apparatus mechanism lever wedge crowbar jimmy chisel gouge adze plane
    rasp file awl auger gimlet brace bit drill punch reamer die tap lathe clamp vise tongs pincers forceps tweezers shears clipper trimmer
    scythe sickle hoe harrow plow plough rake fork trowel dibble spade sieve strainer colander grater peeler corer whisk ladle skimmer
    spatula skewer spit tongs opener corkscrew nutcracker mortar pestle grindstone whetstone strop razor comb brush broom mop
    bellows poker fuse switch socket plug cable wire coil magnet spring ratchet pawl cog cam crank piston valve gasket nozzle spigot faucet
    pulley winch hoist derrick windlass capstan jack gauge dial meter compass sextant protractor ruler caliper level plumb stylus
    lens prism mirror filter bandage splint tourniquet catheter scalpel lancet probe speculum syringe stethoscope thermometer
    rope cord twine string ribbon tape strap thong lace chain hook hasp latch bolt bar rod pole stake peg pin nail screw rivet staple`,
  machine: `computer calculator processor terminal console keyboard printer scanner modem router receiver transmitter transistor amplifier transformer
    generator dynamo turbine motor engine compressor pump condenser boiler radiator furnace heater cooler refrigerator freezer oven stove range
    grill toaster blender mixer grinder juicer dishwasher washer dryer mangle loom jenny press copier projector phonograph stereo tuner`,
  flower: `plant herb perennial annual biennial shrub bush vine creeper climber weed seedling sapling sprig twig bough bract petal sepal stamen pistil
    aconite ageratum alyssum amaranth angelica arnica arum aubrietia balsam bergamot betony bindweed borage bouvardia bracken bryony burdock
    buttercup campanula candytuft catmint celandine chicory cineraria clematis columbine comfrey coreopsis cowslip cyclamen delphinium dock
    feverfew fireweed fuchsia gentian gloxinia goldenrod groundsel gypsophila hellebore hemlock henbane hollyhock hyssop impatiens knapweed
    larkspur lobelia loosestrife lupine lupin mallow meadowsweet milkweed mugwort mullein nasturtium nightshade oleander oxalis pansy
    pelargonium phlox plantain pimpernel ragwort ranunculus salvia saxifrage scabious sedum speedwell spurge stock sundew sweetpea tansy
    teasel trillium valerian verbena vetch violet wallflower wolfsbane yarrow zinnia fern horsetail moss lichen liverwort alga sedge rush
    sorghum millet rye oat barley flax jute hemp cotton indigo tobacco clover alfalfa lucerne gourd foliage greenery vegetation flora`,
  tree: `conifer evergreen hardwood softwood alder apple ash aspen balsa basswood beech buckeye butternut catalpa cedar chestnut cottonwood cypress
    dogwood ebony elder eucalyptus fir ginkgo hawthorn hazel hemlock hickory holly hornbeam ironwood jacaranda juniper laburnum larch
    laurel linden locust mahogany mesquite mulberry osier pecan persimmon pinon rowan rosewood sandalwood sassafras satinwood spruce sumac
    tamarack teak tulip walnut whitebeam yew thicket copse grove spinney timberland`,
  fruit: `berry drupe pome citrus damson greengage loganberry tayberry bilberry whortleberry huckleberry dewberry sloe medlar loquat sapodilla feijoa
    salak longan tangelo ugli calamondin casaba muskmelon`,
  dish: `spaghetti crouton tidbit morsel nibble delicacy titbit canape hors sweetmeat refreshment nutriment nourishment sustenance fodder feed
    forage silage pap mash puree pulp paste roux stuffing marinade aspic gelatin glaze icing frosting filling topping garnish
    flour cornmeal cornstarch tapioca sago farina hominy rice cereal grain vegetable legume bean pea lentil soy tofu
    herring anchovy sardine kipper lox roe oyster clam mussel scallop crabmeat squid
    food foodstuff fare meal repast banquet feast luncheon supper brunch snack appetizer entree dessert broth bouillon consomme bisque chowder
    gumbo potage porridge gruel mush polenta semolina couscous bulgur pasta macaroni vermicelli linguine tagliatelle ravioli cannelloni
    dumpling knish blintz crepe fritter croquette rissole souffle omelet frittata hash stew goulash ragout fricassee cassoulet
    curry pilaf kedgeree succotash coleslaw sauerkraut salsa relish chutney ketchup mayonnaise mustard vinegar gravy sauce dressing dip
    condiment seasoning spice pepper salt sugar syrup molasses treacle honey jam jelly marmalade preserve spread margarine lard suet
    shortening yogurt curd whey custard pudding junket mousse sherbet confection candy caramel fondant nougat praline taffy licorice
    biscuit cracker wafer scone bun muffin loaf crust dough batter pastry pie tart turnover strudel cereal granola oatmeal grits flour meal
    bran yeast beef veal pork ham bacon mutton venison poultry sausage salami bologna pate giblet tripe liver kidney cutlet fillet loin
    brisket chop rib roast steak grease fat rind provisions victuals ration`,
  drink: `beverage liquor liqueur spirit brandy cognac bourbon rye scotch whiskey gin rum vodka tequila vermouth sherry port claret burgundy chablis
    champagne hock cider perry mead ale stout porter lager pilsner bitter punch toddy eggnog cocktail highball julep fizz cordial tonic
    soda cola ginger lemonade nectar juice cocoa mocha tea brew potion`,
  'musical instrument': `lute lyre zither dulcimer psaltery viol fiddle rebec cittern mandola bass spinet virginal clavier harmonium calliope oboe bassoon
    cornet fife flageolet piccolo ocarina shawm sackbut euphonium helicon bombardon tabor timbrel castanet sistrum cymbal gong chime marimba`,
  rock: `mineral ore crystal quartz feldspar mica calcite dolomite gypsum talc fluorite apatite barite halite galena pyrite hematite magnetite
    malachite azurite bauxite cinnabar granite gabbro diorite basalt andesite rhyolite obsidian pumice tuff schist gneiss slate shale
    sandstone limestone chalk chert flint marl conglomerate breccia travertine boulder cobble pebble gravel shingle scree rubble slab nugget
    jasper agate onyx chalcedony garnet beryl tourmaline zircon peridot spinel`,
  landscape: `terrain land ground soil plain prairie steppe tundra savanna moor heath meadow pasture field plateau mesa butte hill hillock knoll
    mound hummock dune ridge crest slope hillside bluff cliff crag precipice mountain peak summit alp volcano crater caldera canyon gorge ravine
    gulch gully glen dale vale valley basin depression hollow cave cavern grotto cape headland promontory peninsula isthmus island isle islet
    atoll reef shoal sandbar beach shore coast seaboard strand bank delta estuary fjord inlet cove bay gulf sound strait channel lagoon
    lake pond pool mere tarn marsh swamp bog fen bayou stream brook creek rivulet river tributary rapids cataract cascade waterfall spring
    geyser ocean sea glacier iceberg floe continent oasis desert wilderness orb planet moon asteroid comet meteor star sun nebula galaxy`,
  statue: `sculpture carving relief frieze mosaic fresco mural painting portrait picture etching engraving print poster tapestry ornament decoration
    emblem badge crest seal plaque medal trophy wreath garland doll puppet toy plaything rattle top kite hoop marble puzzle game`,
};

/** Of each such noun, the noun of the lexicon that is of its kind. The first that claims it has it. */
export const HYPERNYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS)
    .flatMap(([kind, words]) => words.split(/\s+/).map((word) => [word, kind] as const))
    .reverse(),
);

/** Endings of nouns and what they make of them: of the language rather than of single words. Longest first. */
export const ENDINGS: readonly (readonly [ending: string, word: string])[] = (
  [
    [
      'person',
      `ist ician ologist ographer maker keeper player seller worker monger smith wright herd master father mother folk ster eer ess ier ee ant crat
       path phile naut woman man boy girl ian ard or er ite ive ent ast ete ary mate maid wife child ese ish can body head fellow`,
    ],
    ['bird', 'bird hawk finch pecker eater catcher fowl hen cock lark thrush bill duck goose gull owl tail throat'],
    ['fish', 'fish fin perch mouth'],
    ['bug', 'bug fly moth beetle worm hopper louse ant mite wing'],
    ['snake', 'snake viper adder'],
    [
      'flower',
      'wort weed grass flower bloom fern leaf root vine moss nettle thistle bane foil lily rose aria inia elia ia',
    ],
    ['tree', 'tree wood thorn bark palm'],
    [
      'house',
      'house hall room shop store works mill yard tower barn shed stead ery orium arium dome gate bridge wall ade way port ground court',
    ],
    ['box', 'pot box bag bin can case basket tub tank bottle jar pan cup bowl holder pail pack'],
    [
      'shirt',
      'coat shirt suit gown wear dress glove skirt jacket kerchief cloth lace hose band cap hat boot shoe sock pants let',
    ],
    ['hammer', 'knife saw hook pin bar rod iron stick brush axe scope graph meter guard wheel rack tool'],
    ['machine', 'phone machine engine motor tron matic ator izer'],
    ['sword', 'gun sword blade bow spear pult'],
    ['car', 'car mobile cycle wagon cart truck bus train buggy coach'],
    ['boat', 'boat ship craft liner'],
    ['airplane', 'plane jet copter glider'],
    ['table', 'table desk bed stool bench couch shelf stand'],
    ['chair', 'chair seat'],
    ['dish', 'meat steak burger soup sauce cheese pudding stew butter wich roll meal food ini oni'],
    ['drink', 'juice tea beer wine ale'],
    ['cake', 'cake pie bread'],
    ['fruit', 'fruit berry nut melon'],
    ['musical instrument', 'horn pipe drum fiddle'],
    ['rock', 'stone rock ore'],
    [
      'landscape',
      'land hill mount valley lake sea shore slope cliff creek ridge island pool ocean stream fall water side',
    ],
  ] as const
)
  .flatMap(([word, endings]) => endings.split(/\s+/).map((ending) => [ending, word] as const))
  .sort((a, b) => b[0].length - a[0].length);
